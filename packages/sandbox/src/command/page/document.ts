import { createHash } from 'node:crypto'
import script from './browser/main.ts?bundled'
import style from './style.css?bundled'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A content security policy that limits the page to this server. */
export const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230b6e75'/%3E%3Cpath d='M3 11l3-4 3 2 4-5' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"

const section = ([id, title]: [string, string]) => `<section id="${id}" aria-labelledby="${id}-title">
<div class="heading"><h2 id="${id}-title">${title}</h2><div data-region="${id} tools"></div></div>
<div data-region="${id}"></div>
</section>
`

const sections = Object.entries({
  dashboards: 'Dashboards',
  alerts: 'Alerts',
  notifications: 'Notifications',
  services: 'Services',
  sources: 'Sources',
  keys: 'Keys',
  faults: 'Faults',
  requests: 'Requests',
})

const links = sections.map(([id, title]) => `<a href="#${id}">${title} <b data-region="${id} count"></b></a>`)

/** The HTML of the page. */
export const pageDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
<header>
<h1>Sandbox</h1>
<p id="status" role="status">Asking for the state…</p>
<p class="clock"><span>Clock of the sandbox</span> <span data-region="clock"><time id="clock">–</time></span></p>
<nav aria-label="Sections">
${links.join('\n')}
</nav>
<div class="controls" role="group" aria-label="Time and state of the sandbox" data-region="time"></div>
</header>
<noscript><p class="empty">This page is drawn by a script, which your browser does not run.</p></noscript>
<main>
${sections.map(section).join('')}</main>
<footer><p>Nothing here leaves this machine: notifications are kept and not sent, telemetry is made up. Times are UTC.</p></footer>
<p id="outcome" role="status"></p>
<script type="module">${script}</script>
</body>
</html>
`
