import {
  type DomainRows,
  invalid,
  type Known,
  long,
  MISSING,
  missing,
  type Owner,
  row,
} from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  // Everyone sees what is published of them.
  byId: {
    ...{ createComment: null, ownComments: null, updateComment: newComment },
    ...{ comment: null, reportComment: null },
  },
}

function wrongInputs({ product }: Known) {
  return [
    row(
      'createComment',
      'customer',
      { productId: product },
      { code: 'RATING_REQUIRED', field: 'rating' },
    ),
    row(
      'createComment',
      'customer',
      { productId: product, rating: 9 },
      invalid('rating', 'AT_MOST', 5),
    ),
    row('createComment', 'customer', { productId: MISSING, rating: 5 }, missing('productId')),
    row('updateComment', 'customer', { id: MISSING, rating: 5 }, missing('id')),
    row('reportComment', 'guest', { id: MISSING }, missing('id')),
    row(
      'createComment',
      'customer',
      { productId: product, rating: 5, text: long(2000) },
      invalid('text', 'MAX_LENGTH', 2000),
    ),
  ]
}

const CREATE = `mutation ($input: CreateCommentInput!) { createComment(input: $input) {
  ... on CreateCommentSuccess { comment { id } } } }`

async function newComment({ ask }: Owner): Promise<string> {
  const { products } = await ask('{ products(limit: 1) { items { id } } }')
  const input = { productId: products.items[0]?.id, rating: 5 }
  const { createComment } = await ask(CREATE, { input })
  return createComment.comment.id
}
