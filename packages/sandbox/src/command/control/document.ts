import control from '../../../openapi.json' with { type: 'json' }
import { type Document, readDocument } from '../../documents.ts'

/** The document of the control API. */
export const controlDocument: Document = readDocument(control)
