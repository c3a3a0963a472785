import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { fragmentsIn, trustedDocuments } from './trusted-document.ts'

const trusted = (text: string) => {
  const documents = [parse(text)]
  return trustedDocuments(documents, fragmentsIn(documents))
}

test('a document that is emitted has every __typename, and the browser adds none', () => {
  const [list] = trusted('query List { products { ...Card } } fragment Card on Product { id }')
  expect(list?.text).toContain('products {\n    ...Card\n    __typename\n  }')
  expect(list?.text).toContain('fragment Card on Product {\n  id\n  __typename\n}')
})

test('@lazy and @store are marks for codegen and no part of the document', () => {
  const [plain] = trusted('query List { products { id } }')
  const [lazy] = trusted('query List @lazy { products { id } }')
  const [ofStore] = trusted('query List @store { products { id } }')
  expect(lazy).toEqual({ ...plain, isLazy: true })
  expect(ofStore).toEqual({ ...plain, isOfStore: true })
})

test('what is left out on demand is emitted', () => {
  const [list] = trusted('query List($all: Boolean!) { products { id name @include(if: $all) } }')
  expect(list?.text).toContain('name @include(if: $all)')
})
