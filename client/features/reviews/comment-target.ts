/** The subject: a product is reviewed, a post is commented on. */
export type CommentTarget = {
  readonly kind: 'review' | 'comment'
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** Name of the form among those of its page. */
export const COMMENT_INTENT = 'comment'
/** Query key that names the own comment to change. */
export const EDIT_KEY = 'uredi'

type Typed = { readonly rating?: number | null | undefined; readonly text?: string | undefined }

/** What was written, as the input of the mutations. */
export function contentOf({ rating = null, text }: Typed) {
  return { rating, text: text || null }
}

/** Variables of the query for what the customer wrote about it. */
export function aboutOf({ kind, id }: Pick<CommentTarget, 'kind' | 'id'>) {
  return kind === 'review' ? { productId: id } : { postId: id }
}
