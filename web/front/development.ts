// In development: the styles of the pages, through their modules, and their script, which a build inlines or links.
import './render.tsx'
import './script/main.ts'
