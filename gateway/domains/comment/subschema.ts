import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ListPart } from './loaders.ts'
import { commentResolvers } from './resolvers.ts'

type Commented = { readonly id: number }

export const subschema = defineSubschema({
  name: 'comment',
  typeDefs: readSdl('comment'),
  resolvers: commentResolvers,
  extends: {
    'Product.reviews': ({ id }: Commented, part: ListPart, { layout, loaders }: GatewayContext) =>
      layout?.reviewOptions?.onProducts
        ? loaders.comment.published({ product_id: id }, part)
        : null,
    'Post.comments': ({ id }: Commented, part: ListPart, { layout, loaders }: GatewayContext) =>
      layout?.reviewOptions?.onPosts ? loaders.comment.published({ post_id: id }, part) : null,
  },
})
