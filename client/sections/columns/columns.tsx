import type { ReactElement } from 'react'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { Prose } from '#client/ui/prose.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { ColumnsFieldsFragment } from './columns.generated.ts'

type Props = { readonly section: ColumnsFieldsFragment }
type ColumnProps = {
  readonly column: ColumnsFieldsFragment['columns'][number]
  readonly heading: 'h2' | 'h3'
}

const GRIDS: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

export function Columns({ section: { id, title, columns } }: Props): ReactElement {
  return (
    <section
      aria-labelledby={title ? `columns-${id}` : undefined}
      className="site-width py-14 md:py-20"
    >
      {title ? <SectionHeading id={`columns-${id}`} title={title} /> : null}
      <div className={`grid grid-cols-1 gap-x-8 gap-y-10 ${GRIDS[columns.length] ?? ''}`}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same title.
          <Column key={index} column={column} heading={title ? 'h3' : 'h2'} />
        ))}
      </div>
    </section>
  )
}

function Column({ column, heading: Heading }: ColumnProps): ReactElement {
  const { title, body, picture, link } = column
  return (
    <div className="flex flex-col items-start gap-3">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
          className="mb-2 aspect-3/2 w-full rounded-lg"
        />
      ) : null}
      {title ? <Heading className="display text-2xl wrap-anywhere">{title}</Heading> : null}
      <Prose html={body} />
      {link ? <OnwardLink link={link} /> : null}
    </div>
  )
}
