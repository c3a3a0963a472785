import { ApolloLink, gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { deleteVisitorData } from './delete-visitor-data.ts'
import { createBrowserClient } from './graph-client.ts'

const PAGE = gql`
  query Page($page: Int) {
    me { id firstName }
    wishlist(page: $page) { productIds }
    product(slug: "dres") { id name }
  }
`

test('a logout deletes the customer and every page of the wishlist, nothing else [AC-10]', () => {
  const { cache } = createBrowserClient({ link: ApolloLink.empty() })
  for (const page of [1, 2]) {
    cache.writeQuery({
      query: PAGE,
      variables: { page },
      data: {
        me: { __typename: 'Me', id: '7', firstName: 'Ana' },
        wishlist: { __typename: 'Wishlist', productIds: ['1', '2'] },
        product: { __typename: 'Product', id: '1', name: 'Dres' },
      },
    })
  }

  deleteVisitorData(cache)

  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'product({"slug":"dres"})': { __ref: 'Product:1' } },
    'Product:1': { __typename: 'Product', id: '1', name: 'Dres' },
  })
})
