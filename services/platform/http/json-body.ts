import { Refusal } from '#services/platform/errors.ts'

/** Far deeper than the contract. */
const MAX_DEPTH = 32
const FORBIDDEN_KEYS = /"(?:__proto__|constructor|prototype)"\s*:/

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENS = new Set([0x5b, 0x7b])
const CLOSES = new Set([0x5d, 0x7d])

export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return {}
  if (isTooDeep(text)) throw unreadable('The body is nested too deep.')
  if (FORBIDDEN_KEYS.test(text)) throw unreadable('The body has a key that is not allowed.')
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message would echo the input.
    throw unreadable('The body is not valid JSON.')
  }
}

/** Checked before parsing, so that no recursion over the value overflows the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (quoted) {
      if (character === BACKSLASH) index += 1
      else if (character === QUOTE) quoted = false
    } else if (character === QUOTE) {
      quoted = true
    } else if (OPENS.has(character)) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (CLOSES.has(character)) {
      depth -= 1
    }
  }
  return false
}

function unreadable(message: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field: 'body' })
}
