import { type MouseEvent, type ReactElement, useState } from 'react'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { isPlainClick, PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import type { OptionPickerFieldsFragment } from './option-picker.generated.ts'

type Guide = NonNullable<OptionPickerFieldsFragment['guide']>

const loadDialog = () => import('./guide-dialog.tsx')

/** Opens over the product, so that no choice is lost; a link like any other until it can. */
export function OptionGuide({ guide }: { readonly guide: Guide }): ReactElement {
  const { title, pageSlug } = guide
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const [isOpen, setIsOpen] = useState(false)
  const path = pathTo('content', { slug: pageSlug })
  const Dialog = useChunk(isOpen, loadDialog, () => help?.go(path))?.GuideDialog

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <PathLink
        path={path}
        onClick={open}
        className="absolute -top-3 right-0 inline-flex min-h-12 items-center text-base underline underline-offset-4 hover:text-tide"
      >
        {title}
      </PathLink>
      {Dialog && isOpen ? (
        <Dialog title={title} slug={pageSlug} path={path} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
