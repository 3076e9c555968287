// The one-file build comes without types of its own: it is a part of the whole.
declare module 'echarts/dist/echarts.common.min' {
  const echarts: typeof import('echarts')
  // biome-ignore lint/style/noDefaultExport: that is how the library exports it.
  export default echarts
}
