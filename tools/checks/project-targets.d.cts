interface Target {
  readonly options: { readonly command: string; readonly cwd?: string }
}
export declare function targetsOf(root: string): Record<'build' | 'types' | 'lint' | 'test', Target>
