import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

/** "38 Result(s)"; changes are announced. */
export function ResultCount({ total, ref }: { total: number; ref?: Ref<HTMLParagraphElement> }) {
	const t = useTranslations('listing');
	return (
		<p ref={ref} role="status" tabIndex={ref ? -1 : undefined}>
			{t.rich('results', { count: total, b: (words) => <strong>{words}</strong> })}
		</p>
	);
}
