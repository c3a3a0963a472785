import type { TFunction } from 'i18next'

/** Text of a rule such as `minLength:8`; an unknown rule shows its name. */
export function ruleText(t: TFunction<'forms'>, rule: string): string {
  const [name = '', length] = rule.split(':')
  return t(`rules.${name}`, { length, defaultValue: t('rules.unknown', { rule }) })
}
