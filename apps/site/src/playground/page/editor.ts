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

export type Editor = ReturnType<typeof createProgramEditor>

// The colors follow the theme of the page.
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-number)' },
])

/** What an editor tells its page. */
interface Listener {
  run(): void
  /** The type check of the present text found these errors, or could not be loaded. */
  checked(complaints: readonly Complaint[] | Error): void
}

/** Creates an editor for a program. It completes names, explains them, and underlines type errors. */
export function createProgramEditor(code: string, language: LanguageClient, listener: Listener) {
  const diagnose = async (view: EditorView): Promise<Diagnostic[]> => {
    const { doc } = view.state
    const complaints = await language.ask('check', doc.toString()).catch((error: Error) => error)
    listener.checked(complaints)
    if (!Array.isArray(complaints)) return []
    return complaints.map(({ from, to, message }) => ({ from, to, message, severity: 'error' }))
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
