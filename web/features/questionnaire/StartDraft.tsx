import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as newId } from 'uuid'
import { useNavigate } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { beginning } from './start-draft.ts'
import { putNewDraft } from './new-draft.ts'

/** Starts a draft and opens it. */
export function StartDraft() {
  const user = useUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => newId())

  useEffect(() => {
    putNewDraft(queries, { account: user.id, id, content: beginning(user) })
    void navigate(`/questionnaire?draft=${id}`, { replace: true })
  }, [id, user, navigate, queries])

  return null
}
