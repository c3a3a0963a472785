import type { ReactElement } from 'react'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Prose } from '#client/ui/prose.tsx'
import type { AccordionFieldsFragment } from './accordion.generated.ts'

type Props = { readonly section: AccordionFieldsFragment }

/** Opens without scripts, and in print shows everything. */
export function Accordion({ section: { title, items } }: Props): ReactElement | null {
  if (items.length === 0) return null
  const Title = title ? 'h3' : 'h2'
  return (
    <div className={TEXT_CLASS}>
      {title ? <h2 className="mb-3 display text-3xl wrap-anywhere">{title}</h2> : null}
      <div className="border-t border-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same title.
          <details key={index} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-tide-deep">
              <Title>{item.title}</Title>
              <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-6">
              <Prose html={item.body} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
