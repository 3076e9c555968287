import { dashboard, project, source } from '@clouddb/as-code'
const of = (name) => dashboard({ name, tiles: [{ name: 'Count', x: 0, y: 0, w: 6, h: 5, config: { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] } }] })
export default project('team', ['Other', 'Theirs'].map(of))
