import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../../tax/index.ts'
import { readHelpLanguage } from '../help-language.ts'

/**
 * Texts in the language in which this person reads help; English stands above them, and alone until they are here.
 * @param name of these texts, among those that are kept.
 */
export function useTranslation<Texts>(
  name: string,
  load: (language: Exclude<Language, 'en'>) => Promise<Texts>,
) {
  const [language] = useState(readHelpLanguage)
  const { data: texts } = useQuery({
    queryKey: ['code', name, language],
    queryFn: () => (language === 'en' ? null : load(language)),
    enabled: language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
  return { language, texts }
}
