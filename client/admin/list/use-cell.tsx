import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { Column, List } from '#services/contract/rules/lists/list.ts'

export type Cells<L extends List, Row> = {
  readonly [column in keyof L['columns']]?: (row: Row) => ReactNode
}
/** Of words that are states; others are plain text. */
export type Looks = Readonly<Partial<Record<string, TagLook>>>

type Shown<L extends List, Row> = {
  readonly list: L
  /** Texts of words, by `words`. */
  readonly area: string
  readonly cells?: Cells<L, Row> | undefined
  readonly looks?: Looks | undefined
}

type Actor = { readonly key: string; readonly name?: string | null }

/** How a column of a row is shown: by its kind, unless the screen does it. */
export function useCell<L extends List, Row extends { readonly id: string }>({
  list,
  area,
  cells = {},
  looks = {},
}: Shown<L, Row>): (column: string, row: Row) => ReactNode {
  const { t, i18n } = useTranslation(area)
  const format = useFormat()
  const kinds: Readonly<Record<Column['kind'], (value: never) => ReactNode>> = {
    text: (value: string) => value,
    number: (value: number) => value.toLocaleString(i18n.language),
    moment: (value: string) => <Moment at={value} />,
    money: (value: Parameters<typeof format.money>[0]) => format.money(value),
    actor: ({ key, name }: Actor) => name ?? key,
    word(value: string | readonly string[]) {
      if (typeof value !== 'string') return value.map((word) => t(`words.${word}`)).join(', ')
      const look = looks[value]
      const text = t(`words.${value}`)
      return look ? (
        <span className="whitespace-nowrap">
          <Tag look={look}>{text}</Tag>
        </span>
      ) : (
        text
      )
    },
  }
  return (column, row) => {
    const own = cells[column]
    if (own) return own(row)
    const value: unknown = Reflect.get(row, column)
    const kind = list.columns[column]?.kind
    return kind && value !== null && value !== undefined ? kinds[kind](value as never) : null
  }
}
