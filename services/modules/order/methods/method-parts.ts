import type { FieldValue } from '#services/contract/history.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { MethodsFile } from './methods-file.ts'

export type Delivery = MethodsFile['deliveries'][number]
export type Payment = MethodsFile['payments'][number]
type Method = Delivery | Payment
export type Parts = ReadonlyMap<string, FieldValue>

/** Values of a method by their paths: what is in a list is true, and texts and branches have names. */
export function partsOf(method: Method): Parts {
  return new Map(
    Object.entries(method).flatMap(([key, value]): [string, FieldValue][] => {
      switch (key) {
        case 'code':
          return []
        case 'countries':
        case 'exceptDeliveries':
          return (value as readonly string[]).map((one) => [`${key}.${one}`, true])
        case 'texts':
          return Object.entries(method.texts).flatMap(([language, text]) =>
            fieldsOf(`texts.${language}`, text),
          )
        case 'branches':
          return (value as Delivery['branches']).flatMap(({ code, ...branch }) =>
            fieldsOf(`branches.${code}`, branch),
          )
        default:
          return [[key, value as FieldValue]]
      }
    }),
  )
}

function fieldsOf(place: string, fields: object): [string, FieldValue][] {
  return Object.entries(fields).map(([field, value]) => [`${place}.${field}`, value])
}

type Lists = { readonly [list: string]: string[] }
type Fields = Record<string, unknown>

/** The method with these values, whose paths are known; it is not parsed yet. */
export function withParts(method: Method, values: Parts): object {
  const plain: Fields = { code: method.code }
  const isDelivery = 'branches' in method
  const lists: Lists = isDelivery ? { countries: [] } : { exceptDeliveries: [] }
  const texts = new Map<string, Fields>()
  const branches = new Map<string, Fields>()
  for (const [path, value] of new Map([...partsOf(method), ...values])) {
    const [key = '', name = '', field = ''] = path.split('.')
    if (key === 'texts') fieldsAt(texts, name, NO_TEXT)[field] = value ?? ''
    else if (key === 'branches') {
      fieldsAt(branches, name, { ...NEW_BRANCH, code: name })[field] = value ?? ''
    } else if (name === '') plain[key] = value
    else if (value === true) lists[key]?.push(name)
  }
  return {
    ...{ ...plain, ...lists },
    texts: Object.fromEntries([...texts].filter(isText)),
    ...(isDelivery && { branches: [...branches.values()] }),
  }
}

const NO_TEXT = { name: '', description: '' }
const NEW_BRANCH = { isActive: true, name: '', street: '', zipCode: '', city: '', hours: [] }

function fieldsAt(parts: Map<string, Fields>, name: string, fresh: Fields): Fields {
  const fields = parts.get(name) ?? { ...fresh }
  parts.set(name, fields)
  return fields
}

/** A language without any words has no text; the one that others fall back to has. */
function isText([language, text]: readonly [string, Fields]): boolean {
  return language === DEFAULT_LANGUAGE || Object.values(text).some((value) => value !== '')
}
