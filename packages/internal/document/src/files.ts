import { BaseResolver, type Document, ResolveError, type Source, YamlParseError } from '@redocly/openapi-core'
import type { Complaint } from './complaint.ts'

/** Reads local files, each once. Does not use the network. */
export class LocalFiles extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(reference)) {
      throw new ResolveError(new Error(`${reference} is not a local file: store a copy beside the document.`))
    }
    return super.loadExternalRef(reference)
  }

  /** Copies the files as they were read, for a reader that changes their contents. */
  copy(): LocalFiles {
    const files = new LocalFiles()
    for (const [path, pending] of this.cache) files.cache.set(path, pending.then(copyOf))
    return files
  }

  /** The files that were read, and complaints about unreadable ones. */
  async read(): Promise<{ files: Map<string, Document>; unreadable: Complaint[] }> {
    const files = new Map<string, Document>()
    const unreadable: Complaint[] = []
    for (const [path, pending] of this.cache) {
      try {
        const document = await pending
        if ('parsed' in document) files.set(path, document)
      } catch (error) {
        if (error instanceof YamlParseError) unreadable.push(complaintOfYaml(path, error))
      }
    }
    return { files, unreadable }
  }
}

function complaintOfYaml(file: string, { message, line, col }: YamlParseError): Complaint {
  return {
    file,
    line: line || 1,
    column: col || 1,
    pointer: '#',
    rule: 'yaml',
    message: `The file is not YAML: ${message.replace(/( in "[^"]*")?( \(\d+:\d+\))?$/, '')}.`,
    cure: 'correct the YAML here; nothing else was checked.',
  }
}

function copyOf(file: Document | ResolveError): Document | ResolveError {
  return 'parsed' in file ? { source: file.source, parsed: structuredClone(file.parsed) } : file
}
