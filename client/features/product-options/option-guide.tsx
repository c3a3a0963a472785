import { type ComponentType, type MouseEvent, type ReactElement, useState } from 'react'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { isPlainClick, PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import type { GuideDialogProps } from './guide-dialog.tsx'
import type { OptionPickerFieldsFragment } from './option-picker.generated.ts'

type Guide = NonNullable<OptionPickerFieldsFragment['guide']>

/** Opens over the product, so that no choice is lost; a link like any other until it can. */
export function OptionGuide({ guide }: { readonly guide: Guide }): ReactElement {
  const { title, pageSlug } = guide
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<GuideDialogProps> | null>(null)
  const path = pathTo('content', { slug: pageSlug })

  async function open(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const part = await import('./guide-dialog.tsx').catch(() => null)
    if (!part) return help?.go(path)
    setDialog(() => part.GuideDialog)
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
