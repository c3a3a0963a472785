import { expect, test } from 'vitest'
import { linkedProducts } from './linked-products.ts'

test('a text names the products that it links to, each once and in its order', () => {
  const html = `
    <p><a href="/product/lopta">lopta</a>, <a class="x" href="/en/product/dres-2024?boja=1">dres</a>,
    <a href="/product/lopta#recenzije">ista lopta</a></p>`
  expect(linkedProducts(html)).toEqual(['lopta', 'dres-2024'])
})

test('links of other sites, other pages and bare text are no products of ours', () => {
  const html = `
    <p>/product/lopta <a href="https://drugdje.example/product/lopta">lopta</a>
    <a href="/products/lopta">lopta</a> <a href="/product/">sve</a></p>`
  expect(linkedProducts(html)).toEqual([])
})
