/** Thrown by the step that refuses a request. The deployment gives the refusal its form. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  readonly status: number
  /** `message` and `error` name the key of a JSON body; `json` is a message that is the body itself. */
  readonly form: 'message' | 'error' | 'text' | 'json'

  /** What is wrong in the request, where the answer lists it beside the message. */
  readonly issues: readonly object[] | undefined

  constructor(status: number, message: string, form: Refusal['form'] = 'message', issues?: readonly object[]) {
    super(message)
    this.status = status
    this.form = form
    this.issues = issues
  }
}

/** The message of a server that does not explain a failure. */
export const unexplained = 'Something went wrong :('
