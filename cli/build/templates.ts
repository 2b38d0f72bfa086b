import { readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';

/** Renders a template of `cli/templates/`. */
export type FillTemplate = (name: string, values: object) => string;

type Template = Handlebars.TemplateDelegate;

/**
 * Opens the templates of the package at `root`, each compiled on first use. A template can include another: `{{>
 * "name"}}`.
 */
export function openTemplates(root: string): FillTemplate {
  const compiled = new Map<string, Template>();
  const open = (name: string): Template => {
    const template = compiled.get(name) ?? compileTemplate(root, name, open);
    compiled.set(name, template);
    return template;
  };
  return (name, values) => open(name)(values);
}

function compileTemplate(root: string, name: string, open: (name: string) => Template): Template {
  const source = readFileSync(path.join(root, 'cli/templates', `${name}.hbs`), 'utf8');
  const noEscape = !/\.(html|xml)$/.test(name);
  const template = Handlebars.compile(source, { strict: true, noEscape, knownHelpersOnly: true });
  const contained = [...source.matchAll(/\{\{> "([^"]+)"/g)].map(([, part = '']) => [part, open(part)]);
  const partials = Object.fromEntries(contained);
  return (values) => template(values, { partials });
}
