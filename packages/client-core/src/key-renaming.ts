import { joinBytes } from './response-body.ts'

/** New names of keys, and the properties below which the keys belong to users. */
export interface Renames {
  readonly keys: ReadonlyMap<string, string>
  readonly maps: ReadonlySet<string>
}

/** An object or list that has begun. `seen`: the renamed keys of an object, by their new names. */
interface Container {
  readonly isObject: boolean
  seen?: Map<string, string>
}

const deepest = 1_000
/** A key may write each character as an escape of six bytes. */
const longestCharacter = 6

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

const encoder: TextEncoder = /* @__PURE__ */ new TextEncoder()
const decoder: TextDecoder = /* @__PURE__ */ new TextDecoder()

/**
 * Renames keys of JSON that arrives in pieces. Everything else stays as it is, byte for byte: parsing and writing would
 * round 64-bit integers. Text that is not JSON passes through.
 */
export class KeyRenaming {
  readonly #keys: ReadonlyMap<string, string>
  readonly #maps: ReadonlySet<string>
  readonly #newNames: ReadonlySet<string>
  /** More bytes than any key that matters has. */
  readonly #longest: number
  readonly #open: Container[] = []
  /** The start of a key whose end has not arrived. */
  #held: Uint8Array = new Uint8Array()
  #inText = false
  #isEscaped = false
  #expectsKey = false
  /** True after the key of a map of users, until its value begins. */
  #leadsToMap = false
  /** The number of containers around and including the map of users; 0 outside of maps. */
  #mapDepth = 0

  constructor({ keys, maps }: Renames) {
    this.#keys = keys
    this.#maps = maps
    this.#newNames = new Set(keys.values())
    const names = [...keys.keys(), ...keys.values(), ...maps]
    this.#longest = 2 + longestCharacter * Math.max(0, ...names.map(({ length }) => length))
  }

  /** Returns the renamed text, as far as it is certain. */
  push(arrived: Uint8Array): Uint8Array {
    const bytes = joinBytes([this.#held, arrived])
    this.#held = new Uint8Array()
    const pieces: Uint8Array[] = []
    let written = 0
    let keyStart = -1
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (!this.#inText) {
        if (byte !== quote) this.#meet(byte)
        else {
          this.#inText = true
          if (this.#expectsKey) keyStart = at
        }
      } else if (this.#isEscaped) this.#isEscaped = false
      else if (byte === backslash) this.#isEscaped = true
      else if (byte === quote) {
        this.#inText = this.#expectsKey = false
        const renamed = keyStart < 0 ? undefined : this.#rename(bytes.subarray(keyStart, at + 1))
        if (renamed !== undefined) {
          pieces.push(bytes.subarray(written, keyStart), encoder.encode(JSON.stringify(renamed)))
          written = at + 1
        }
        keyStart = -1
      }
    }
    let end = bytes.length
    if (keyStart >= 0 && end - keyStart <= this.#longest) {
      end = keyStart
      this.#held = bytes.slice(keyStart)
      this.#inText = this.#isEscaped = false
    }
    return joinBytes([...pieces, bytes.subarray(written, end)])
  }

  /** Returns the rest, where a text breaks off inside a key. */
  end(): Uint8Array {
    return this.#held
  }

  /** Notes a byte between texts. */
  #meet(byte: number): void {
    if (byte === openObject || byte === openList) {
      if (this.#open.length === deepest) throw new Error(`The JSON is nested more than ${deepest} levels deep.`)
      this.#open.push({ isObject: byte === openObject })
      if (this.#leadsToMap) this.#mapDepth ||= this.#open.length
      this.#leadsToMap = false
      this.#expectsKey = byte === openObject
    } else if (byte === closeObject || byte === closeList) {
      this.#open.pop()
      if (this.#open.length < this.#mapDepth) this.#mapDepth = 0
      this.#leadsToMap = this.#expectsKey = false
    } else if (byte === comma) {
      this.#leadsToMap = false
      this.#expectsKey = this.#open.at(-1)?.isObject === true
    } else if (byte === colon) this.#expectsKey = false
  }

  /** The new name of a key in quotes; `undefined` where it stays. */
  #rename(text: Uint8Array): string | undefined {
    if (this.#mapDepth > 0 || text.length > this.#longest) return undefined
    const key = readKey(text)
    if (key === undefined) return undefined
    this.#leadsToMap = this.#maps.has(key)
    const name = this.#keys.get(key)
    if (name !== undefined || this.#newNames.has(key)) this.#refuseCollision(key, name ?? key)
    return name
  }

  #refuseCollision(key: string, name: string): void {
    const container = this.#open.at(-1) as Container
    container.seen ??= new Map()
    const other = container.seen.get(name) ?? key
    container.seen.set(name, key)
    if (other !== key)
      throw new Error(
        `An object of the JSON has both \`${other}\` and \`${key}\`, and both would have the name \`${name}\`. Leave this word out of \`fields\`.`,
      )
  }
}

function readKey(text: Uint8Array): string | undefined {
  const written = decoder.decode(text)
  if (!written.includes('\\')) return written.slice(1, -1)
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
