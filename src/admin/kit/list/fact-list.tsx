import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts of a record, each below its name; `isWide` puts them side by side if they fit. */
export function FactList({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
	return (
		<DataList orientation="vertical" gap="sm" className={isWide ? styles.wide : undefined}>
			{children}
		</DataList>
	);
}

/** One fact, as typed; omitted if unknown. `isText` is for whole sentences. */
export function Fact({
	name,
	isText = false,
	children,
}: {
	name: string;
	isText?: boolean;
	children: ReactNode;
}) {
	if (children === '' || children === undefined) return null;
	return (
		<DataList.Item>
			<DataList.ItemLabel>{name}</DataList.ItemLabel>
			<DataList.ItemValue className={styles.value} fw={isText ? 400 : 700} maw={640}>
				<bdi>{children}</bdi>
			</DataList.ItemValue>
		</DataList.Item>
	);
}
