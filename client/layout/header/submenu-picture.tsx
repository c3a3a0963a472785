import { type ReactElement, useEffect } from 'react'
import { Picture } from '#client/ui/picture.tsx'
import { useSubmenuPicturesLazyQuery } from './submenu-picture.generated.ts'

type SubmenuPictureProps = {
  /** Slug of the category that the submenu belongs to. */
  readonly branch: string
  readonly slug: string
}

/** Picture of one category in a submenu. One request fetches all pictures of a submenu. */
export function SubmenuPicture({ branch, slug }: SubmenuPictureProps): ReactElement | null {
  const [fetchCategory, { data }] = useSubmenuPicturesLazyQuery()
  useEffect(() => void fetchCategory({ variables: { slug: branch } }), [fetchCategory, branch])
  const category = data?.category?.children.find((child) => child.slug === slug)
  if (!category?.image) return null
  return <Picture picture={category.image} sizes="14rem" alt="" className="size-full" />
}
