import type { operationList } from '#schemas/generated/operation-list.ts';

type List = typeof operationList;

/** Method and path of a call, such as `GET /wps/member/bonuses`. */
export type CallAddress = { [Id in keyof List]: `${List[Id]['method']} ${List[Id]['path']}` }[keyof List];
