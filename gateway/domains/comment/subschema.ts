import type { GatewayContext } from '#gateway/context.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { commentResolvers } from './resolvers.ts'

type Thing = { readonly id: number }
type Page = { readonly page?: number | null }

export const subschema = defineSubschema({
  name: 'comment',
  typeDefs: readSdl('comment'),
  resolvers: commentResolvers,
  extends: {
    'Product.reviews': ({ id }: Thing, { page }: Page, { layout, loaders }: GatewayContext) =>
      layout?.reviewOptions?.onProducts
        ? loaders.comment.published({ product_id: id }, page)
        : null,
    'Post.comments': ({ id }: Thing, { page }: Page, { layout, loaders }: GatewayContext) =>
      layout?.reviewOptions?.onPosts ? loaders.comment.published({ post_id: id }, page) : null,
  },
})
