type PostDraftTable = {
  post_id: number
  language: string
  title: string
  slug: string
  excerpt: string
  body: string
  updated_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    post_draft: PostDraftTable
  }
}
