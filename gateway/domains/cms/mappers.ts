import type { Page, Post, Term } from '#services/contract/cms.ts'

export type PageParent = Page
export type PostParent = Post
export type TermParent = Term
export type MovedContentParent = { readonly path: string }
export type ContentParent =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'moved'; readonly path: string }
