import { html, type Markup } from '../markup.ts'
import { deploymentWords, type Reference } from './references.ts'

/** Buttons that choose what pages show. A script shows them and remembers the choice. */
export function choice(name: string, label: string, values: Readonly<Record<string, string>>): Markup {
  const buttons = Object.entries(values).map(
    ([value, words]) => html`<button type="button" data-value="${value}">${words}</button>`,
  )
  return html`<div class="choice" role="group" aria-label="${label}" data-choice="${name}">${buttons}</div>`
}

/** The choices of a reference with two deployments: the deployment and the age of the server. */
export function toolbar({ apis }: Reference): Markup | undefined {
  if (apis.length === 1) return undefined
  const age = html`<label class="age">My server is from <input type="date" data-choice="server"></label>`
  return html`<div class="toolbar" data-pagefind-ignore>${choice('deployment', 'Deployment', deploymentWords)}${age}</div>`
}
