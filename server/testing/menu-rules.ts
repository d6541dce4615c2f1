import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import type { MenuRules } from '../menu/menu-rules.ts';

export const menuRules: MenuRules = { edvMinimum: 2, edvSaving: 1000, synonyms: [] };

export const mixRule = async () => mixRuleOf(menuRules);
