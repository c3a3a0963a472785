import { type ReactElement, useEffect } from 'react'
import { Picture } from '#client/ui/picture.tsx'
import { useSubmenuPicturesLazyQuery } from './submenu-picture.generated.ts'
import { SubmenuStories } from './submenu-stories.tsx'

type SubmenuPictureProps = {
  /** Slug of the category that the submenu belongs to; null when it belongs to none. */
  readonly branch: string | null
  readonly slug: string | null
}

/** Picture of one category in a submenu, or what a submenu without categories shows. */
export function SubmenuPicture({ branch, slug }: SubmenuPictureProps): ReactElement | null {
  return branch === null ? <SubmenuStories /> : <CategoryPicture branch={branch} slug={slug} />
}

type CategoryPictureProps = SubmenuPictureProps & { readonly branch: string }

/** One request fetches all pictures of a submenu. */
function CategoryPicture({ branch, slug }: CategoryPictureProps): ReactElement | null {
  const [fetchCategory, { data }] = useSubmenuPicturesLazyQuery()
  useEffect(() => void fetchCategory({ variables: { slug: branch } }), [fetchCategory, branch])
  const category = data?.category?.children.find((child) => child.slug === slug)
  if (!category?.image) return null
  return <Picture picture={category.image} sizes="14rem" alt="" className="size-full" />
}
