import { ApolloLink, gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { deleteVisitorData } from './delete-visitor-data.ts'
import { createBrowserClient } from './graph-client.ts'

const PAGE = gql`
  query Page($page: Int) {
    me { id firstName }
    wishlist(page: $page) { productIds }
    product(slug: "dres") { id name }
    ownComments(productId: "1") { id }
    productNotices { id }
  }
`

test('a logout deletes the customer, every page of the wishlist and all else that is theirs, but no product [AC-10]', () => {
  const { cache } = createBrowserClient({ link: ApolloLink.empty() })
  for (const page of [1, 2]) {
    cache.writeQuery({
      query: PAGE,
      variables: { page },
      data: {
        me: { __typename: 'Me', id: '7', firstName: 'Ana' },
        wishlist: { __typename: 'Wishlist', productIds: ['1', '2'] },
        product: { __typename: 'Product', id: '1', name: 'Dres' },
        ownComments: [{ __typename: 'OwnComment', id: '3' }],
        productNotices: [{ __typename: 'ProductNotice', id: '4' }],
      },
    })
  }

  deleteVisitorData(cache)

  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'product({"slug":"dres"})': { __ref: 'Product:1' } },
    'Product:1': { __typename: 'Product', id: '1', name: 'Dres' },
  })
})
