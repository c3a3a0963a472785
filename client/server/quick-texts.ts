import type { i18n, TFunction } from 'i18next'

/**
 * Looks up each text of an instance once. A page asks for some hundred of them, most without a value
 * to be put in, and each is searched for in all areas and languages.
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

function remembering(find: TFunction): TFunction {
  const found = new Map<unknown, unknown>()
  return new Proxy(find, {
    apply(target, self, given: unknown[]) {
      const [key] = given
      if (given.length > 1 || typeof key !== 'string') return Reflect.apply(target, self, given)
      const known = found.get(key)
      if (known !== undefined) return known
      const text: unknown = Reflect.apply(target, self, given)
      found.set(key, text)
      return text
    },
  })
}
