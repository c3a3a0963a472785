import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findBranches, type Place } from '#client/features/checkout/branches.ts'
import type { DeliveryMethodFieldsFragment } from '#client/features/checkout/checkout.generated.ts'
import { ChoiceGroup } from '#client/screens/checkout/choice-group.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { RadioCard } from '#client/ui/radio-card.tsx'

type Branch = DeliveryMethodFieldsFragment['branches'][number]

type BranchPickerProps = {
  readonly name: string
  readonly branches: readonly Branch[]
  /** Nearer ones come first. */
  readonly near: Place | null
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Below that a search takes longer than reading. */
const SEARCHED_FROM = 5

/** Places at which the order waits for its buyer. */
export function BranchPicker(props: BranchPickerProps): ReactElement {
  const { name, branches, near, chosen, onChoose } = props
  const { t } = useTranslation('checkout')
  const id = useId()
  const [wanted, setWanted] = useState('')
  const found = findBranches(branches, wanted, near)
  // Stays in the form even when the search does not show it.
  const isHidden = chosen !== null && !found.some((branch) => branch.id === chosen)
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line-strong py-1 pl-4 sm:ml-5 sm:pl-6">
      <h3 className="text-lg font-semibold">{t('branches.title')}</h3>
      {branches.length >= SEARCHED_FROM ? (
        <div className="flex flex-col gap-1.5 noscript:hidden">
          <label htmlFor={id} className="text-base font-semibold">
            {t('branches.search')}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            // The form is sent by its button alone.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={INPUT}
          />
        </div>
      ) : null}
      <p role="status" className={found.length === 0 ? '' : 'sr-only'}>
        {wanted === '' ? '' : t('branches.found', { count: found.length })}
      </p>
      {isHidden ? <input type="hidden" name={name} value={chosen} /> : null}
      <ChoiceGroup name={name} label={t('branches.title')} missing={t('choices.BRANCH_REQUIRED')}>
        <div className="-m-1 flex max-h-104 flex-col gap-3 overflow-y-auto overscroll-contain p-1">
          {found.map((branch) => (
            <RadioCard
              key={branch.id}
              name={name}
              value={branch.id}
              isChecked={branch.id === chosen}
              onChoose={() => onChoose(branch.id)}
              title={branch.name}
            >
              <BranchText branch={branch} />
            </RadioCard>
          ))}
        </div>
      </ChoiceGroup>
    </div>
  )
}

function BranchText({ branch }: { readonly branch: Branch }): ReactElement {
  const { street, zipCode, city, openingHours } = branch
  const town = [zipCode, city].filter(Boolean).join(' ')
  return (
    <span className="block text-base text-ink-soft">
      <span className="block">{[street, town].filter(Boolean).join(', ')}</span>
      {openingHours.map((hours) => (
        <span key={hours} className="block figures">
          {hours}
        </span>
      ))}
    </span>
  )
}
