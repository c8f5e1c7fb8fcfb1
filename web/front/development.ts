// What a build puts into the pages: their styles, by way of their modules, and their script.
import './render.tsx'
import './script/main.ts'
