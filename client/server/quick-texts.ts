import type { i18n, TFunction } from 'i18next'
import { fillText, type TextPattern, toPattern } from './text-pattern.ts'

/**
 * Looks up each text of an instance once. A page asks for some hundred of them, and each is searched
 * for in all areas and languages, its values are put in by patterns, and what came out is read again.
 */
export function rememberTexts(texts: i18n): i18n {
  const usual = texts.getFixedT.bind(texts)
  const made = new Map<string, TFunction>()

  function getFixedT(...given: Parameters<i18n['getFixedT']>): TFunction {
    const key = JSON.stringify(given)
    const known = made.get(key) ?? remembering(usual(...given))
    made.set(key, known)
    return known
  }
  return Object.assign(texts, { getFixedT })
}

/** Of texts with a number that decides their form; there is no end of numbers. */
const MOST_COUNTED = 500

function remembering(find: TFunction): TFunction {
  const plain = new Map<string, unknown>()
  const counted = new Map<string, unknown>()
  const patterns = new Map<string, TextPattern | null>()

  function patternOf(key: string, names: readonly string[]): TextPattern | null {
    const id = [key, ...names].join(' ')
    const known = patterns.get(id)
    if (known !== undefined) return known
    const pattern = toPattern(names, (standIns) => find(key, standIns))
    patterns.set(id, pattern)
    return pattern
  }

  /** Undefined: i18next is asked. */
  function quickly(key: string, values: object): unknown {
    const names = Object.keys(values)
    if (names.length !== 1 || names[0] !== 'count') {
      const pattern = patternOf(key, names)
      return pattern === null ? undefined : fillText(pattern, Object.values(values))
    }
    const [count]: unknown[] = Object.values(values)
    if (typeof count !== 'number') return undefined
    if (counted.size >= MOST_COUNTED) counted.clear()
    return recall(counted, `${count} ${key}`, () => find(key, { count }))
  }

  return new Proxy(find, {
    apply(target, self, given: unknown[]) {
      const [key, values] = given
      const ask = (): unknown => Reflect.apply(target, self, given)
      if (typeof key !== 'string' || given.length > 2) return ask()
      if (given.length === 1) return recall(plain, key, ask)
      if (typeof values !== 'object' || values === null) return ask()
      return quickly(key, values) ?? ask()
    },
  })
}

function recall(known: Map<string, unknown>, name: string, look: () => unknown): unknown {
  const text = known.get(name) ?? look()
  known.set(name, text)
  return text
}
