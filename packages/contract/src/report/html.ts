import { createHash } from 'node:crypto'
import { Marked } from 'marked'
import { escaped, toMarkdown } from './markdown.ts'
import type { RunReport } from './run-report.ts'

/** Only the tags of the Markdown report are markup. Text of a server makes no link and no image, whatever it looks like. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => text.replace(/<(?!\/?(?:details|summary|b)>)/g, '&lt;'),
    link: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    code: ({ text }) => `<pre tabindex="0" role="region" aria-label="Report">${escaped(text)}</pre>\n`,
    heading({ tokens }) {
      return `<h1>${this.parser.parseInline(tokens)}</h1>\n`
    },
  },
})

/** Renders the whole Markdown report as one HTML file that needs no network, no server and no script. */
export function toHtml(report: RunReport): string {
  const { document, mode, rate, startedAt, tool } = report
  const access = mode === 'writing' ? 'reading and writing' : 'read-only'
  const facts = [
    `${document.title}, version ${document.version}`,
    access,
    rate,
    `${startedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `${tool.name} ${tool.version}`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${report.verdict} ${document.name}`)} · contract</title>
<style>${style}</style>
</head>
<body>
<main>
${marked.parse(toMarkdown(report, Number.POSITIVE_INFINITY))}</main>
<footer>
<p>${facts.map(escaped).join(' · ')}</p>
<p><b>Passed</b>: the server did what the document says. <b>Failed</b>: it did something else. <b>Unsupported</b>: it does not serve the route. <b>Not reached</b>: the case was not run, for the reason that stands beside it. Credentials are in no report.</p>
</footer>
</body>
</html>
`
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Light and dark, wide and narrow, screen and paper. */
const style = `
:root { color-scheme: light dark; --page: #fbfbfa; --card: #fff; --text: #1d2126; --quiet: #585f69; --line: #dcdfe3; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171b; --card: #1b1f25; --text: #e7eaee; --quiet: #a4adb8; --line: #343b45; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1.25rem; max-width: 72rem; background: var(--page); color: var(--text);
  overflow-wrap: anywhere; font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem; }
pre { margin: 0; padding: .75rem 1rem; overflow-x: auto; font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
details, main > pre { margin: .6rem 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
details pre { white-space: pre-wrap; }
summary { padding: .6rem 1rem; cursor: pointer; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
footer { color: var(--quiet); font-size: .9rem; }
@media print {
  details::details-content { content-visibility: visible; height: auto; }
  pre { white-space: pre-wrap; }
}
`
