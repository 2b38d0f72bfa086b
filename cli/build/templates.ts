import { readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';

/** Renders a template of `cli/templates/`. */
export type FillTemplate = (name: string, values: object) => string;

/** Opens the templates of the package at `root`; each is compiled on first use. */
export function openTemplates(root: string): FillTemplate {
  const compiled = new Map<string, Handlebars.TemplateDelegate>();
  return (name, values) => {
    const template = compiled.get(name) ?? compileTemplate(root, name);
    compiled.set(name, template);
    return template(values);
  };
}

function compileTemplate(root: string, name: string): Handlebars.TemplateDelegate {
  const source = readFileSync(path.join(root, 'cli/templates', `${name}.hbs`), 'utf8');
  const noEscape = !/\.(html|xml)$/.test(name);
  return Handlebars.compile(source, { strict: true, noEscape, knownHelpersOnly: true });
}
