import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ListPart } from './data-source.ts'
import { commentResolvers } from './resolvers.ts'

type Commented = { readonly id: number }

export const subschema = defineSubschema({
  name: 'comment',
  typeDefs: readSdl('comment'),
  resolvers: commentResolvers,
  values: ['CommentState'],
  extends: {
    'Product.reviews': (
      { id }: Commented,
      part: ListPart,
      { layout, dataSources }: GatewayContext,
    ) =>
      layout?.reviewOptions?.onProducts
        ? dataSources.comment.published({ product_id: id }, part)
        : null,
    'Post.comments': (
      { id }: Commented,
      part: ListPart,
      { layout, dataSources }: GatewayContext,
    ) =>
      layout?.reviewOptions?.onPosts ? dataSources.comment.published({ post_id: id }, part) : null,
  },
})
