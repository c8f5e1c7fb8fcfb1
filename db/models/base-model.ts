import { Model, snakeCaseMappers } from 'objection'

/**
 * What every table's model shares: camelCase in code, snake_case in SQL. Models hold columns only; what may be
 * asked of a table stands in db/stores, the decisions in api and worker.
 */
export class BaseModel extends Model {
  static override get columnNameMappers(): ReturnType<typeof snakeCaseMappers> {
    return snakeCaseMappers()
  }
}
