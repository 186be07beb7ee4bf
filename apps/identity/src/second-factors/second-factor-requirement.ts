/** Whether administrators need a second factor, as the operator says it. */
export class SecondFactorRequirement {
  constructor(readonly ofAdministrators: boolean) {}
}
