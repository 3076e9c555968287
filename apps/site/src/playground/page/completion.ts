import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  type Completion as Option,
} from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import type { Completion, Explanation } from '../messages.ts'
import { makeElement } from './element.ts'
import type { LanguageClient } from './language-client.ts'

/** Completes names and values while a reader types, and with Ctrl-Space. */
export function complete(language: LanguageClient): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.matchBefore(/[A-Za-z_$][\w$]*|[.'"]/)?.text
    // After any other character a list would only disturb.
    if (!context.explicit && before === undefined) return null
    const { pos, state } = context
    const code = state.doc.toString()
    const typed = context.explicit ? undefined : before
    const completions = await language.ask('complete', code, pos, typed).catch(() => undefined)
    if (!completions) return null
    const describe = (name: string) => language.ask('describe', code, pos, name).catch(() => undefined)
    const options = completions.entries.map((entry) => optionOf(entry, describe))
    return { from: completions.from, options, validFor: /^[\w$]*$/ }
  }
  return autocompletion({
    override: [source],
    optionClass: ({ section }) => (section === deprecated ? 'deprecated' : ''),
  })
}

/** Explains the name under the pointer. */
export function explain(language: LanguageClient): Extension {
  return hoverTooltip(async ({ state }, position) => {
    const name = await language.ask('explain', state.doc.toString(), position).catch(() => undefined)
    return name ? { pos: name.from, end: name.to, create: () => ({ dom: explanationElement(name) }) } : null
  })
}

const deprecated = 'Deprecated'

function optionOf(
  { name, kind, rank, isDeprecated, insert }: Completion,
  describe: (name: string) => Promise<Explanation | undefined>,
): Option {
  return {
    label: name,
    type: kind,
    boost: rank,
    ...(isDeprecated && { section: deprecated }),
    ...(insert && {
      apply: (view, _option, _from, to) =>
        view.dispatch(insertCompletionText(view.state, insert.text, insert.from, to)),
    }),
    info: async () => {
      const explanation = await describe(name)
      return explanation ? explanationElement(explanation) : null
    },
  }
}

function explanationElement({ declaration, documentation }: Explanation): HTMLElement {
  const text = documentation === '' ? [] : [makeElement('p', '', documentation)]
  const explanation = makeElement('div', 'explanation', makeElement('code', '', declaration), ...text)
  // Scrollable content must be reachable by keyboard.
  explanation.tabIndex = 0
  return explanation
}
