import { ATTRIBUTES, SIZE_CODE } from '#services/demo/content/attributes.ts'
import type { NewAttribute, NewProductAttribute } from '#services/modules/product/api.ts'
import { type Choices, choicesFor } from './choices.ts'
import type { Good } from './goods.ts'
import { workshopName } from './words.ts'

const WORKSHOPS = 40
/** Attributes of a few demo products only. */
const NOT_FOR_ALL = ['broj-stranica', 'pocetak-utakmice', 'zapremnina']
/** Attribute of clothing. */
const CUT_CODE = 'kroj'

const PATTERNS = [
  ['jednobojno', 'Jednobojno'],
  ['pruge', 'Pruge'],
  ['valovi', 'Valovi'],
  ['karo', 'Karo'],
  ['tocke', 'Točke'],
] as const

/** Twelve attributes: those of most demo products, and four more. */
export const LARGE_ATTRIBUTES: readonly NewAttribute[] = [
  ...ATTRIBUTES.filter(({ code }) => !NOT_FOR_ALL.includes(code)),
  {
    code: 'radionica',
    inputType: 'dropdown',
    texts: { hrv: { label: 'Radionica' } },
    values: workshops().map((name, index) => ({
      code: `radionica-${index + 1}`,
      texts: { hrv: { label: name } },
    })),
  },
  {
    code: 'uzorak',
    inputType: 'dropdown',
    texts: { hrv: { label: 'Uzorak' } },
    values: PATTERNS.map(([code, label]) => ({ code, texts: { hrv: { label } } })),
  },
  { code: 'masa', inputType: 'numberField', texts: { hrv: { label: 'Masa (g)' } } },
  { code: 'vodoodbojno', inputType: 'yesNo', texts: { hrv: { label: 'Vodoodbojno' } } },
]

export function attributesFor(
  choices: Choices,
  good: Good,
  createdAt: string,
): readonly NewProductAttribute[] {
  return LARGE_ATTRIBUTES.filter(
    ({ code }) => code !== SIZE_CODE && (code !== CUT_CODE || good.sizes === 'adult'),
  ).map((attribute) => valueFor(choices, attribute, createdAt))
}

function valueFor(
  choices: Choices,
  { code, inputType, values = [] }: NewAttribute,
  createdAt: string,
): NewProductAttribute {
  switch (inputType) {
    case 'yesNo':
      return { code, value: choices.percent(40) }
    case 'numberField':
      return { code, value: 20 + choices.below(900) }
    case 'date':
    case 'dateTime':
      return { code, value: createdAt }
    case 'multipleSelect':
      return {
        code,
        valueCode: [...new Set([choices.of(values).code, choices.of(values).code])],
      }
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
      return { code, valueCode: choices.of(values).code }
  }
}

function workshops(): readonly string[] {
  const names = new Set<string>()
  for (let number = 0; names.size < WORKSHOPS; number += 1) {
    names.add(workshopName(choicesFor(number)))
  }
  return [...names]
}
