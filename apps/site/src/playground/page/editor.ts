import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Complaint } from '../messages.ts'
import { complete, explain } from './completion.ts'
import type { LanguageClient } from './language-client.ts'

export type Editor = ReturnType<typeof createEditor>

// The colors follow the theme of the page.
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-number)' },
])

const theme = EditorView.theme({
  '&': {
    background: 'var(--panel)',
    border: '1px solid var(--sl-color-gray-5)',
    borderRadius: '0.5rem',
    color: 'var(--sl-color-white)',
    fontSize: '0.78rem',
    maxHeight: '30rem',
  },
  '&.cm-focused': { outline: '2px solid var(--sl-color-accent)' },
  '.cm-scroller': { fontFamily: 'var(--sl-font-mono)', lineHeight: '1.65' },
  '.cm-gutters': { background: 'var(--panel)', border: '0', color: 'var(--sl-color-gray-3)' },
  '.cm-content': { caretColor: 'var(--sl-color-white)' },
  '.cm-tooltip': {
    background: 'var(--sl-color-bg)',
    border: '1px solid var(--sl-color-gray-5)',
    color: 'var(--sl-color-white)',
    maxWidth: '32rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--sl-color-accent)',
    color: '#fff',
  },
  '.cm-tooltip .explanation': { maxHeight: '16rem', overflow: 'auto', padding: '0.4rem 0.6rem' },
  '.cm-tooltip .explanation code': { fontFamily: 'var(--sl-font-mono)', whiteSpace: 'pre-wrap' },
  '.cm-tooltip .explanation p': { margin: '0.4rem 0 0', whiteSpace: 'pre-wrap' },
  '.cm-tooltip .deprecated': { textDecoration: 'line-through' },
})

/** What an editor tells its page. */
export interface Listener {
  run(): void
  /** The type check of the present text found these errors, or could not be loaded. */
  checked(complaints: readonly Complaint[] | Error): void
}

/** Creates an editor for a program. It completes names, explains them, and underlines type errors. */
export function createEditor(code: string, language: LanguageClient, listener: Listener) {
  const diagnose = async (view: EditorView): Promise<Diagnostic[]> => {
    const { doc } = view.state
    const found = await language.ask('check', doc.toString()).catch((error: Error) => error)
    listener.checked(found)
    if (!Array.isArray(found)) return []
    return found.map(({ from, to, message }) => ({ from, to, message, severity: 'error' }))
  }
  const pressRun = () => {
    listener.run()
    return true
  }
  const view = new EditorView({
    doc: code,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      javascript({ typescript: true }),
      syntaxHighlighting(colors),
      theme,
      closeBrackets(),
      complete(language),
      explain(language),
      linter(diagnose, { delay: 400 }),
      // Keeps the paragraph style of the page away from its lines.
      EditorView.editorAttributes.of({ class: 'not-content' }),
      EditorView.contentAttributes.of({ 'aria-label': 'The program', tabindex: '0' }),
      keymap.of([
        { key: 'Mod-Enter', run: pressRun },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...lintKeymap,
        { key: 'Mod-]', run: indentMore },
        { key: 'Mod-[', run: indentLess },
      ]),
    ],
  })
  return { element: view.dom, code: () => view.state.doc.toString(), focus: () => view.focus() }
}
