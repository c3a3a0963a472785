import type { ReactElement } from 'react'

/** The picture of a row, beside its name. */
export function Thumbnail({ path }: { readonly path: string | null | undefined }): ReactElement {
  return (
    <span className="block h-12 w-10 shrink-0 overflow-hidden rounded-sm bg-sand">
      {path ? <img src={path} alt="" loading="lazy" className="size-full object-contain" /> : null}
    </span>
  )
}
