import { type CursorShape, TIME } from '../../platform/text/cursor.ts';

export const ORDERS_A_PAGE = 25;

export const ORDER_CURSOR: CursorShape = { id: /Q-\d{4}-\d{4,9}/, value: TIME };
