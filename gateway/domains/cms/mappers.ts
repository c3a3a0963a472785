import type { CallOutput } from '#services/contract/call.ts'
import type { Page, Post, Term } from '#services/contract/cms.ts'
import type { getIgByHashtags } from '#services/contract/social.ts'

export type PageParent = Page
export type PostParent = Post
export type TermParent = Term
export type SocialPostParent = CallOutput<typeof getIgByHashtags>['records'][number]
export type MovedContentParent = { readonly path: string }
export type ContentParent =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'moved'; readonly path: string }
