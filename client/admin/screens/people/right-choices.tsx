import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/admin/session/session.ts'
import { Choices } from '#client/admin/ui/choices.tsx'
import { RIGHTS } from '#services/contract/rules/rights.ts'

type RightChoicesProps = {
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** What a role may do; a member gives and takes no right that they lack. */
export function RightChoices({ chosen, onChange }: RightChoicesProps): ReactElement {
  const { t } = useTranslation(['people', 'frame'])
  const { rights: own } = useSession()
  return (
    <Choices
      legend={t('roles.rights')}
      choices={RIGHTS.map((right) => ({
        value: right,
        label: t(`frame:rights.${right}`),
        isFixed: !own.includes(right),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
