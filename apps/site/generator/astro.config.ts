import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import { restoreChoices } from '../src/reference/page/choices.ts'
import { read } from '../src/written.ts'

export default defineConfig({
  // The workflow sets both: the address of the host, and the base path there.
  ...(process.env.SITE_ORIGIN && { site: process.env.SITE_ORIGIN }),
  base: process.env.SITE_BASE || '/',
  outDir: '../dist',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'CloudDB',
      favicon: '/favicon.svg',
      sidebar: read().sidebar,
      head: [{ tag: 'script', content: `(${restoreChoices})()` }],
      customCss: ['./src/styles/site.css', './src/styles/reference.css'],
      components: { MarkdownContent: './src/components/markdown-content.astro' },
      expressiveCode: {
        themes: ['github-dark-high-contrast', 'github-light-high-contrast'],
        useStarlightUiThemeColors: true,
        defaultProps: { wrap: true, preserveIndent: true },
        frames: { extractFileNameFromCode: false },
        styleOverrides: {
          borderRadius: '0.5rem',
          codeFontSize: '0.78rem',
          uiFontSize: '0.8rem',
          codePaddingInline: '1rem',
        },
      },
      lastUpdated: false,
      credits: false,
    }),
  ],
})
